-- The times for returns, receipts and renewals are settings of the shop: new contracts name them as published. A shop that has
-- a later version of its own keeps it.
INSERT INTO "contract_terms" ("version", "articles")
SELECT 4, replace(replace(replace(replace(replace(articles::text,
  '应在签收后 48 小时内在平台申请；其他退换货应在签收后 7 天内申请', '应在平台公布的时限内在平台申请；其他退换货同样在平台公布的时限内申请'),
  '乙方可以在签收后 7 天内按平台公布的原因申请', '乙方可以按平台公布的时限和原因申请'),
  '签收 7 天后发现质量问题', '超过时限后发现质量问题'),
  '乙方应在收货后 7 天内上传盖章的回执', '乙方应在平台公布的时限内上传盖章的回执'),
  '到期前 30 天可以续签下一年度', '到期前可以在平台续签下一年度')::jsonb
FROM "contract_terms" WHERE version = 3 AND NOT EXISTS (SELECT 1 FROM "contract_terms" WHERE version > 3);
