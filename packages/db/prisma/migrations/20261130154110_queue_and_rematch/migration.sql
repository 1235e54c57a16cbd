-- CreateEnum
CREATE TYPE "QueueKind" AS ENUM ('RANKED', 'CASUAL');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "MatchKind" ADD VALUE 'QUEUE';
ALTER TYPE "MatchKind" ADD VALUE 'REMATCH';

-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "rematchOf" TEXT;

-- CreateTable
CREATE TABLE "QueueEntry" (
    "userId" TEXT NOT NULL,
    "kind" "QueueKind" NOT NULL,
    "deckVersionId" TEXT NOT NULL,
    "deckName" TEXT NOT NULL,
    "list" JSONB NOT NULL,
    "poolHash" TEXT NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL,
    "rd" DOUBLE PRECISION NOT NULL,
    "lastOpponentId" TEXT,
    "enteredAt" TIMESTAMP(3) NOT NULL,
    "seenAt" TIMESTAMP(3) NOT NULL,
    "sessionEpoch" INTEGER NOT NULL,

    CONSTRAINT "QueueEntry_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE INDEX "QueueEntry_kind_enteredAt_idx" ON "QueueEntry"("kind", "enteredAt");

-- CreateIndex
CREATE INDEX "QueueEntry_deckVersionId_idx" ON "QueueEntry"("deckVersionId");

-- CreateIndex
CREATE UNIQUE INDEX "Match_rematchOf_key" ON "Match"("rematchOf");

-- AddForeignKey
ALTER TABLE "Match" ADD CONSTRAINT "Match_rematchOf_fkey" FOREIGN KEY ("rematchOf") REFERENCES "Match"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QueueEntry" ADD CONSTRAINT "QueueEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QueueEntry" ADD CONSTRAINT "QueueEntry_deckVersionId_fkey" FOREIGN KEY ("deckVersionId") REFERENCES "DeckVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;
