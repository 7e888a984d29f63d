export * from './SideTree'
