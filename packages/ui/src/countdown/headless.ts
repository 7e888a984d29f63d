export * from './Countdown'
export * from './remaining'
