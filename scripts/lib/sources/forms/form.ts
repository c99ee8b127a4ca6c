/** A file as it lies on the disk: its name as the owner wrote it, and its text. */
export interface TextFile {
  name: string;
  text: string;
}
