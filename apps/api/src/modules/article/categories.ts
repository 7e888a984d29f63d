/** Ids of the categories that pages ask for by name; the rest hang below them. */
export const ARTICLE_CATEGORIES = { news: 1, help: 3, industry: 11, company: 12, notices: 13 } as const
