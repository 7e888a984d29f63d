import { draw, drawActivity, drawAds, drawNewRecord, drawRecord, drawSimple } from '../draw'
import { drawInput, drawRecordInput } from '../payload/draw'
import { type Call, call } from './call'
import { idOnly, noInput } from './wire'

export * from '../payload/draw'

export const calls: readonly Call[] = [
  call(draw, {
    payload: drawInput,
    row: 'AP-41',
    summary: 'Draws a prize. A repeated draw returns the same result; a further chance is named.',
  }),
  call(drawNewRecord, {
    payload: idOnly,
    row: 'AP-42',
    summary: 'Returns the buyer’s newest result in an activity, and the latest winners with masked names.',
  }),
  call(drawActivity, {
    payload: idOnly,
    row: 'AP-43',
    summary: 'Returns one draw activity: its time, rules and prizes, and this buyer’s chances.',
  }),
  call(drawSimple, {
    payload: noInput,
    row: 'AP-44',
    summary: 'Returns the draw for the pop-up. `is_join` 0: show it; 1: there is none for this caller.',
  }),
  call(drawRecord, {
    payload: drawRecordInput,
    row: 'AP-45',
    summary: 'Lists the buyer’s draw results, newest first.',
  }),
  call(drawAds, { payload: noInput, row: 'AP-46', summary: 'Returns the pictures of the draw page.' }),
]
