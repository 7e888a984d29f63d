export * from './StepBar'
export * from './StepHelp'
