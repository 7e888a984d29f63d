export {
  choiceField,
  dayField,
  integerField,
  keywordsField,
  pageField,
  readDays,
  textField,
} from '@yaoji/hooks'
