import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Upload.stories'

export default { title: 'Form/Upload' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'empty',
  OnItsWay: 'loading',
  Uploaded: 'uploaded',
  Failed: 'refused',
  NothingChosen: 'error',
  Full: 'full',
  Disabled: 'disabled',
  ReadOnly: 'read only',
  TooLong: 'very long',
})
