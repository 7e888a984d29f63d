export { Empty, EmptyActions, type EmptyProps, EmptyRoot, EmptyText, EmptyTitle } from './Empty'
