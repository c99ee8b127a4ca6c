import type { Block } from "../../schema/blocks/index.ts";
import { PostEntries } from "../components/post-entries.tsx";
import { Section } from "../components/section.tsx";

export function PostList({ block: { id, title, level, posts } }: { block: Block<"post-list"> }) {
  return (
    <Section id={id} title={title} level={level}>
      <PostEntries
        entries={posts.map(({ description, minutes, ...post }) => ({ ...post, text: description, facts: [minutes] }))}
      />
    </Section>
  );
}
