import { postsPage, writePosts } from "../../support/large-content.ts";
import { defineGrowth } from "./growth.ts";

/** What many posts cost their owner, and the visitors of their pages. */
export const posts = defineGrowth({
  name: "posts",
  one: "post",
  several: "posts",
  counts: [10, 100, 1_000],
  add: writePosts,
  opened: [postsPage, `${postsPage}/post-1`],
  score: 100,
  title: "Posts in files",
  note: "A folder of texts of 420 words each.",
});
