export { CountdownRoot, type CountdownRootProps, useCountdown } from './Countdown.headless'
export { type Remaining, remainingText, remainingUntil } from './remaining'
