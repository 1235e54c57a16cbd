-- AlterTable
ALTER TABLE "Deck" ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "shared" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "sitting" TEXT;

-- CreateIndex
CREATE INDEX "MatchSeat_deckVersionId_idx" ON "MatchSeat"("deckVersionId");
