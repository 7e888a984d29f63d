export * from './SideCart'
export * from './SideCartContent'
export * from './SideCartRoot'
export * from './sideCartTypes'
