export { EmptyActions, EmptyRoot, type EmptyRootProps, EmptyText, EmptyTitle } from './Empty.headless'
