/**
 * What is sound of a value: whatever is there has its type, but anything may be missing, because it isn't written or
 * because a mistake in it is reported already. Entries of lists keep their places.
 */
export type Sound<T> = T extends readonly (infer Entry)[]
  ? (Sound<Entry> | undefined)[]
  : T extends object
    ? { [Key in keyof T]?: Sound<T[Key]> | undefined }
    : T;
