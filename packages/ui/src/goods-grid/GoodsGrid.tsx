import { goodsColumns, tileGrid } from '../layout/tileGrid.css'
import { withClass } from '../part/withClass'
import * as css from './GoodsGrid.css'
import * as Headless from './GoodsGrid.headless'

/** The tileGrid of drawers that goods cards stand in: five a row, then four, three and two. */
export const GoodsGrid = withClass(Headless.GoodsGrid, `${tileGrid} ${goodsColumns} ${css.root}`, 'GoodsGrid')
