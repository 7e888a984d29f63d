import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './DocumentPanel.stories'

export default { title: 'Account/DocumentPanel' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Optional: 'empty, optional',
    Open: 'empty, required',
    OneOfSeveral: 'one of several documents',
    Saved: 'saved',
    Rejected: 'refused',
    Removing: 'loading: it is being removed',
    Summary: 'summary',
    Notice: 'notice',
    NoticeRejected: 'notice after a rejection',
    Missing: 'cannot be submitted',
  },
  { frameHeight: 520 },
)
