/** A document title: the page's own, then the product's name. */
export const documentTitle = (title: string): string => `${title} - 药集`
