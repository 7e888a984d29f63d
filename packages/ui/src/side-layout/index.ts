export * from './SideLayout'
