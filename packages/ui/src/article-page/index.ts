export * from './ArticlePage'
export * from './ArticlePageSkeleton'
export * from './UsefulVote'
