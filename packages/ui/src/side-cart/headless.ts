export * from './SideCart'
export * from './SideCartContent'
export * from './SideCartRoot'
