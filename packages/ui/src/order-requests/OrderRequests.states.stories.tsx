import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './OrderRequests.stories'

export default { title: 'Order/OrderRequests' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Nothing: 'empty: nothing can be requested',
    First: 'the first one',
    Default: 'one, and a button for another',
    Asking: 'the form of another one',
    Blocked: 'no other one',
    One: 'one by its number',
    WrongReturn: 'error: a return',
    Ticket: 'a service',
    WrongTicket: 'error: a service',
  },
  { frameHeight: 480 },
)
