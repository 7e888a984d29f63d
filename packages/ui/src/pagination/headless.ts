export {
  KeyPagination,
  type KeyPaginationProps,
  LoadMore,
  type LoadMoreProps,
  PaginationNext,
  PaginationPage,
  type PaginationPageProps,
  PaginationPrevious,
  PaginationRoot,
  type PaginationRootProps,
  usePagination,
} from './Pagination.headless'
