export * from './Breadcrumb'
