-- AlterTable
ALTER TABLE "User" ADD COLUMN     "nameSkeleton" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "User_nameSkeleton_key" ON "User"("nameSkeleton");
