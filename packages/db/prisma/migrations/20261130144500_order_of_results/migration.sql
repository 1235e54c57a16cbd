-- AlterTable
ALTER TABLE "RatedResult" ADD COLUMN     "number" INTEGER;
UPDATE "RatedResult" SET "number" = "counted"."number"
FROM (
  SELECT "ratingId", "matchId", row_number() OVER (PARTITION BY "ratingId" ORDER BY "createdAt", "matchId") AS "number"
  FROM "RatedResult"
) AS "counted"
WHERE "RatedResult"."ratingId" = "counted"."ratingId" AND "RatedResult"."matchId" = "counted"."matchId";
ALTER TABLE "RatedResult" ALTER COLUMN "number" SET NOT NULL;

-- AlterTable
ALTER TABLE "Settlement" ADD COLUMN     "uncounted" TEXT;
UPDATE "Settlement" SET "uncounted" = 'pairLimit'
FROM "Match"
WHERE "Match"."id" = "Settlement"."matchId" AND "Match"."rated" AND "Match"."winnerSeat" IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM "RatedResult" WHERE "RatedResult"."matchId" = "Match"."id");

-- CreateIndex
CREATE UNIQUE INDEX "RatedResult_ratingId_number_key" ON "RatedResult"("ratingId", "number");
