import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './LicenceBanner.stories'

export default { title: 'Chrome/LicenceBanner' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Draft: 'nothing submitted',
    Submitted: 'in review',
    Rejected: 'refused',
    RunsOutSoon: 'expires soon',
    Updating: 'an update in review',
    Expired: 'expired',
    LongWords: 'very long',
  },
  { wide: true, landmark: '证照状态' },
)
