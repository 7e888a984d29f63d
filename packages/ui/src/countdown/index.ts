export * from './Countdown'
export * from './remaining'
export * from './TimeLeft'
