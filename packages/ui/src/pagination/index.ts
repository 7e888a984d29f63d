export {
  KeyPagination,
  LoadMore,
  Pagination,
  PaginationNext,
  PaginationPage,
  PaginationPrevious,
  type PaginationProps,
  PaginationRoot,
} from './Pagination'
export {
  type KeyPaginationProps,
  type LoadMoreProps,
  type PaginationPageProps,
  type PaginationRootProps,
  usePagination,
} from './Pagination.headless'
