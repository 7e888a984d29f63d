'use client'
import { withClass } from '../part/withClass'
import * as css from './Popover.css'
import * as Headless from './Popover.headless'

export const { PopoverClose, PopoverRoot, PopoverTrigger } = Headless
export const PopoverContent = withClass(Headless.PopoverContent, css.content, 'PopoverContent')
