export * from './Switch'
export * from './SwitchList'
