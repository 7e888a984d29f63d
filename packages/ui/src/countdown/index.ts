export { Countdown, type CountdownProps, CountdownRoot } from './Countdown'
export { type CountdownRootProps, useCountdown } from './Countdown.headless'
export { type Remaining, remainingText, remainingUntil } from './remaining'
