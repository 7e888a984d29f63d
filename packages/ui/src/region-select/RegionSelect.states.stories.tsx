import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './RegionSelect.stories'

export default { title: 'Form/RegionSelect' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'nothing selected',
  Selected: 'selected',
  CityWithoutDistricts: 'a city without districts',
  Loading: 'loading',
  NotLoaded: 'failed',
  Invalid: 'error',
  TooLong: 'very long',
})
