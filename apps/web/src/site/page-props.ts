/** What Next hands to a page: the varying parts of its path, and the search parameters. */
export interface PageProps<Params = object> {
  params: Promise<Params>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}
