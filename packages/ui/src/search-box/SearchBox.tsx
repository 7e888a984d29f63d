'use client'
import { joinClass, withClass } from '../part/withClass'
import * as css from './SearchBox.css'
import * as Headless from './SearchBox.headless'

export const SearchBoxRoot = withClass(Headless.SearchBoxRoot, css.root, 'SearchBoxRoot')
export const SearchBoxInput = withClass(Headless.SearchBoxInput, css.input, 'SearchBoxInput')
export const SearchBoxSubmit = withClass(Headless.SearchBoxSubmit, css.submit, 'SearchBoxSubmit')
export const SearchBoxStatus = withClass(Headless.SearchBoxStatus, css.status, 'SearchBoxStatus')

export function SearchBoxTypes({ className, typeClassName, ...rest }: Headless.SearchBoxTypesProps) {
  return (
    <Headless.SearchBoxTypes
      {...rest}
      className={joinClass(css.types, className)}
      typeClassName={joinClass(css.type, typeClassName)}
    />
  )
}

export function SearchBoxList({
  className,
  optionClassName,
  countClassName,
  ...rest
}: Headless.SearchBoxListProps) {
  return (
    <Headless.SearchBoxList
      {...rest}
      className={joinClass(css.list, className)}
      optionClassName={joinClass(css.option, optionClassName)}
      countClassName={joinClass(css.count, countClassName)}
    />
  )
}

export function SearchBoxHot({ className, linkClassName, ...rest }: Headless.SearchBoxHotProps) {
  return (
    <Headless.SearchBoxHot
      {...rest}
      className={joinClass(css.hot, className)}
      linkClassName={joinClass(css.hotLink, linkClassName)}
    />
  )
}

export interface SearchBoxProps extends Omit<Headless.SearchBoxRootProps, 'children'> {
  /** Hot searches under the field. */
  rnss?: Headless.SearchBoxHotProps['rnss']
  /** `compact` for a bar that sticks: lower, and without hot searches. */
  size?: 'default' | 'compact'
}

/** The search of every page: type switch, field with suggestions, button, hot searches. */
export function SearchBox({ rnss = [], size = 'default', ...root }: SearchBoxProps) {
  return (
    <SearchBoxRoot {...root} data-size={size}>
      <div className={css.field}>
        <SearchBoxTypes />
        <SearchBoxInput />
        <SearchBoxSubmit />
        <div className={css.panel}>
          <SearchBoxStatus />
          <SearchBoxList />
        </div>
      </div>
      <SearchBoxHot rnss={rnss} />
    </SearchBoxRoot>
  )
}
