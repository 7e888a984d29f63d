/** The file of a built storefront that renders its pages, from its folder. */
export const SERVER_FILE = '.server/server.mjs'

/** What the service answers to a visitor at one of its addresses, `/api/…`. */
export type ReadAsVisitor = (url: string) => Promise<{ readonly status: number; readonly body: string }>

/** Renders pages of the shop as visitors see them. The default does it in a thread of its own. */
export interface PagePort {
  /**
   * The document of the page at an address, path and query, with its content. Null for one that the browser renders: it
   * is none of these pages, it is not ready soon enough, or it cannot be rendered now.
   */
  page(url: string, read: ReadAsVisitor): Promise<string | null>
}
