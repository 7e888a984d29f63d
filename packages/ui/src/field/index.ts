export * from './ControlError'
export * from './Field'
