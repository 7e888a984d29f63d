import * as z from 'zod/mini'
import { draw, drawActivity, drawAds, drawNewRecord, drawRecord, drawSimple } from '../draw'
import { type Call, call } from './call'
import { idInput, idOnly, integer, noInput, pageInput } from './wire'

export const drawInput = z.object({
  id: idInput(),
  /** Which chance to use, as the activity named it; the next one when absent. */
  chance: z.optional(integer(1, 10_000)),
})

export const drawRecordInput = z.object(pageInput)

export const calls: readonly Call[] = [
  call(draw, {
    payload: drawInput,
    row: 'AP-41',
    summary: 'Draws a prize. The same chance asked for again answers the same result.',
  }),
  call(drawNewRecord, {
    payload: idOnly,
    row: 'AP-42',
    summary: 'The buyer’s newest result in an activity, and the latest winners, their names covered.',
  }),
  call(drawActivity, {
    payload: idOnly,
    row: 'AP-43',
    summary: 'One draw activity: its time, rules and prizes, and what chances this buyer has.',
  }),
  call(drawSimple, {
    payload: noInput,
    row: 'AP-44',
    summary: 'The draw that pops up. `is_join` 0 asks to show it; 1 when there is none for whoever asks.',
  }),
  call(drawRecord, {
    payload: drawRecordInput,
    row: 'AP-45',
    summary: 'What the buyer has drawn, newest first.',
  }),
  call(drawAds, { payload: noInput, row: 'AP-46', summary: 'Pictures of the draw page.' }),
]
