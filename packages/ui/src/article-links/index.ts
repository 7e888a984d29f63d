export * from './ArticleGroups'
export * from './ArticleLinks'
