import {
  PURCHASE_COLUMN_TEXT,
  PURCHASE_SKIP_TEXT,
  type PurchaseColumnKind,
  type PurchaseSkipReason,
  purchaseReadingText,
} from '@yaoji/domain'

/** The words of the component; `labels` replaces them. */
export const purchaseImportLabels = {
  /** Name of the choice of a sheet. */
  sheets: '工作表',
  sheetRows: (rows: number) => `${rows} 行`,
  /** Name of the table, for screen readers. */
  table: (sheet: string) => `${sheet} 的前几行`,
  /** Name of the choice of the row with titles. */
  head: '列名所在的行',
  headRow: (row: number) => `第 ${row} 行是列名`,
  noHead: '没有列名，第一行就是商品',
  /** Name of the select above a column. */
  column: (column: number, title: string) => `第 ${column} 列${title && ` ${title}`}`,
  /** What a column can be said to have. */
  columnKinds: PURCHASE_COLUMN_TEXT as Record<PurchaseColumnKind, string>,
  /** A row with titles, and why a row is left out. */
  headMark: '列名',
  skip: (reason: PurchaseSkipReason): string => PURCHASE_SKIP_TEXT[reason],
  /** Rows of the sheet below those that are shown. */
  more: (rows: number) => `下面还有 ${rows} 行`,
  empty: '这张工作表没有内容',
  noProduct: '请在表格上方选择品名或编码所在的列。',
  /** How many rows are read, and what is missing. */
  counts: purchaseReadingText,
  /** What is in a row to look at, and what is wrong with it or why it is left out. */
  note: (content: string, why: string) => `${content}，${why}`,
  /** A row to look at: `第 5 行：2026-11-23，数量是日期`. */
  row: (row: number, text: string) => `第 ${row} 行：${text}`,
  moreRows: (rows: number) => `另有 ${rows} 行`,
  showRows: '查看',
}
