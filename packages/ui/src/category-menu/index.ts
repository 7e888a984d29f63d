export * from './CategoryMenu'
export * from './categoryMenuTypes'
