import { accordion } from "./blocks/accordion.ts";
import { callToAction } from "./blocks/call-to-action.ts";
import { cardGrid } from "./blocks/card-grid.ts";
import { columns } from "./blocks/columns.ts";
import { contact } from "./blocks/contact.ts";
import { form } from "./blocks/form.ts";
import { heading } from "./blocks/heading.ts";
import { hero } from "./blocks/hero.ts";
import { logos } from "./blocks/logos.ts";
import { quote } from "./blocks/quote.ts";
import { stats } from "./blocks/stats.ts";
import { tabs } from "./blocks/tabs.ts";
import { testimonials } from "./blocks/testimonials.ts";
import { timeline } from "./blocks/timeline.ts";
import { video } from "./blocks/video.ts";
import { bar } from "./frame/bar.ts";
import { dialog } from "./frame/dialog.ts";
import { footer } from "./frame/footer.ts";
import { landing } from "./frame/landing.ts";
import { languages } from "./frame/languages.ts";
import { page } from "./frame/page.ts";
import { section } from "./frame/section.ts";
import { sideMenu } from "./frame/side-menu.ts";
import { button } from "./parts/button.ts";
import { card } from "./parts/card.ts";
import { chips } from "./parts/chips.ts";
import { code } from "./parts/code.ts";
import { copy } from "./parts/copy.ts";
import { field } from "./parts/field.ts";
import { figure } from "./parts/figure.ts";
import { link } from "./parts/link.ts";
import { table } from "./parts/table.ts";
import { typed } from "./parts/typed.ts";
import { article } from "./posts/article.ts";
import { postList } from "./posts/post-list.ts";
import { publications } from "./records/publications.ts";

/** How what has no parts looks, in every design that says nothing else. */
export const recipes = { button, chips, code, copy, dialog, field, link, table, typed };

/** The same for what has parts, part by part. */
export const slotRecipes = {
  accordion,
  article,
  bar,
  callToAction,
  card,
  cardGrid,
  columns,
  contact,
  figure,
  footer,
  form,
  heading,
  hero,
  landing,
  languages,
  logos,
  page,
  postList,
  publications,
  quote,
  section,
  sideMenu,
  stats,
  tabs,
  testimonials,
  timeline,
  video,
};

/** The names of the parts of something. */
export type Slot<Name extends keyof typeof slotRecipes> = (typeof slotRecipes)[Name]["slots"][number];
