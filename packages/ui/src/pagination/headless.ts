export * from './KeyPagination'
export * from './LoadMore'
export * from './Pagination'
