import { type ComponentType, memo } from "react";
import type { Block, BlockType } from "../../schema/blocks/index.ts";
import { ErrorBoundary } from "../components/error-boundary.tsx";
import { ErrorPage } from "../components/error-page.tsx";
import { BlockNode } from "../components/section.tsx";
import { nodeProps } from "../components/text/text.tsx";
import { AccordionGroup } from "./accordion-group.tsx";
import { Article } from "./article.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { CardGrid } from "./card-grid.tsx";
import { Columns } from "./columns.tsx";
import { Contact } from "./contact.tsx";
import { Feed } from "./feed.tsx";
import { Footer } from "./footer.tsx";
import { Form } from "./form.tsx";
import { Gallery } from "./gallery.tsx";
import { Heading } from "./heading.tsx";
import { Hero } from "./hero.tsx";
import { Image } from "./image.tsx";
import { List } from "./list.tsx";
import { Logos } from "./logos.tsx";
import { PostList } from "./post-list.tsx";
import { Prose } from "./prose.tsx";
import { Publication } from "./publication.tsx";
import { Publications } from "./publications.tsx";
import { Quote } from "./quote.tsx";
import { Repositories } from "./repositories.tsx";
import { Stats } from "./stats.tsx";
import { Tabs } from "./tabs.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Timeline } from "./timeline.tsx";
import { Video } from "./video.tsx";

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

/**
 * Shows a block by its type. In `dev` it carries the ids of its nodes, and is rendered again only if it was edited. An error
 * in it leaves the rest of the page as it is.
 */
export const BlockView = memo(function BlockView<T extends BlockType>({ block }: { block: Block<T> }) {
  const View: ComponentType<{ block: Block<T> }> = views[block.type];
  return (
    <ErrorBoundary renderError={(message) => <ErrorPage level={2} text={message} />}>
      <BlockNode value={nodeProps(block)}>
        <View block={block} />
      </BlockNode>
    </ErrorBoundary>
  );
});
