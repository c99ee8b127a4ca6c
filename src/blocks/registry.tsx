import type { ComponentType } from "react";
import type { Block, BlockType } from "../../schema/blocks/index.ts";
import { ErrorBoundary } from "../components/error-boundary.tsx";
import { ErrorPage } from "../components/error-page.tsx";
import { BlockNode } from "../components/section.tsx";
import { nodeProps } from "../components/text/text.tsx";
import { AccordionGroup } from "./accordion-group/accordion-group.tsx";
import { Article } from "./article/article.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { CardGrid } from "./card-grid/card-grid.tsx";
import { Columns } from "./columns/columns.tsx";
import { Contact } from "./contact/contact.tsx";
import { Feed } from "./feed/feed.tsx";
import { Footer } from "./footer/footer.tsx";
import { Form } from "./form/form.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { Heading } from "./heading/heading.tsx";
import { Hero } from "./hero/hero.tsx";
import { Image } from "./image/image.tsx";
import { List } from "./list/list.tsx";
import { Logos } from "./logos/logos.tsx";
import { PostList } from "./post-list/post-list.tsx";
import { Prose } from "./prose/prose.tsx";
import { Publication } from "./publication/publication.tsx";
import { Publications } from "./publications/publications.tsx";
import { Quote } from "./quote/quote.tsx";
import { Repositories } from "./repositories/repositories.tsx";
import { Stats } from "./stats/stats.tsx";
import { Tabs } from "./tabs/tabs.tsx";
import { Testimonials } from "./testimonials/testimonials.tsx";
import { Timeline } from "./timeline/timeline.tsx";
import { Video } from "./video/video.tsx";

/** The view of each block type. A type without a view, or a view without a type, does not compile. @internal */
export const views: { readonly [T in BlockType]: ComponentType<{ block: Block<T> }> } = {
  hero: Hero,
  heading: Heading,
  prose: Prose,
  list: List,
  "card-grid": CardGrid,
  "accordion-group": AccordionGroup,
  timeline: Timeline,
  testimonials: Testimonials,
  quote: Quote,
  stats: Stats,
  "post-list": PostList,
  article: Article,
  publications: Publications,
  publication: Publication,
  repositories: Repositories,
  feed: Feed,
  image: Image,
  gallery: Gallery,
  logos: Logos,
  video: Video,
  "call-to-action": CallToAction,
  contact: Contact,
  form: Form,
  tabs: Tabs,
  columns: Columns,
  footer: Footer,
};

export function BlockView<T extends BlockType>({ block }: { block: Block<T> }) {
  const View: ComponentType<{ block: Block<T> }> = views[block.type];
  return (
    <ErrorBoundary renderError={(message) => <ErrorPage level={2} message={message} />}>
      <BlockNode value={nodeProps(block)}>
        <View block={block} />
      </BlockNode>
    </ErrorBoundary>
  );
}
