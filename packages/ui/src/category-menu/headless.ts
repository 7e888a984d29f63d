export * from './CategoryMenu'
