import type { AddedLines } from './addedLines'

const lineOf = (name: string) => ({ name, ypgg: '24粒', number: 10, bzdw: '盒' })

/** Of three products one was added, one with another number, one was refused; for stories and tests. */
export const addedLinesForStory: AddedLines = {
  lines: ['阿莫西林', '布洛芬', '板蓝根'].map(lineOf),
  added: [{ entry: 0 }],
  adjusted: [{ entry: 1, message: '库存只剩 12 盒' }],
  refused: [{ entry: 2, message: '商品已下架' }],
}
