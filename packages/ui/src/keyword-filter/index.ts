export * from './KeywordFilter'
