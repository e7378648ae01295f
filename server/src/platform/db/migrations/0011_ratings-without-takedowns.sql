-- A review that was taken down counts in no rating; restored, it counts again.
CREATE OR REPLACE FUNCTION rate_product(rated integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id = rated FOR NO KEY UPDATE;
  UPDATE products SET rating = mean, rating_count = number
    FROM (
      SELECT coalesce(round((sum(ratings.sum) / nullif(sum(ratings.count), 0))::numeric, 2), 0)::real AS mean,
        coalesce(sum(ratings.count), 0)::integer AS number
      FROM (
        SELECT sum(rating)::double precision, count(*) FROM reviews WHERE product_id = rated AND takedown_key IS NULL
        UNION ALL SELECT rating_sum, rating_count FROM imported_ratings WHERE product_id = rated
      ) AS ratings (sum, count)
    ) AS now
    WHERE id = rated AND (rating, rating_count) IS DISTINCT FROM (mean, number);
END $$;--> statement-breakpoint
DROP TRIGGER reviews_rated ON reviews;--> statement-breakpoint
CREATE TRIGGER reviews_rated AFTER INSERT OR DELETE OR UPDATE OF rating, takedown_key ON reviews FOR EACH ROW EXECUTE FUNCTION reviews_rate_product();
