import { goodsColumns, wall } from '../part/wall.css'
import { withClass } from '../part/withClass'
import * as css from './GoodsGrid.css'
import * as Headless from './GoodsGrid.headless'

/** The wall of drawers that goods cards stand in: five a row, then four, three and two. */
export const GoodsGrid = withClass(Headless.GoodsGrid, `${wall} ${goodsColumns} ${css.root}`, 'GoodsGrid')
