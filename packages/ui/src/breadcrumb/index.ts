export { Breadcrumb } from './Breadcrumb'
export type { BreadcrumbProps, Crumb } from './Breadcrumb.headless'
