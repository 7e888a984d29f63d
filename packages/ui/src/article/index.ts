export * from './Article'
export * from './article-block'
